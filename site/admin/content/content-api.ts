import type {
  NewPageForm,
  PageAnswer,
  PageChange,
  PagesAnswer,
  PreviewAnswer,
  RevisionAnswer,
  RevisionsAnswer,
} from '#data/administration/contract/pages.ts';
import {
  placementPaths,
  type ListedPlacement,
  type ListedPlacements,
} from '#data/administration/contract/placements.ts';
import type { PlacementKind } from '#data/site/contract/placements.ts';
import { requestWithSignIn } from '../../client/request-with-sign-in.ts';
import { pageNotLoaded } from './messages.ts';

const placements = (kind: PlacementKind): string => `/api/admin${placementPaths[kind]}`;
const pages = '/api/admin/pages';

/**
 * Requests for content by administrators. Each throws an ApiError, after it has prompted for a sign-in if one was
 * needed.
 */
export const contentApi = {
  pages: () => requestWithSignIn<PagesAnswer>(pages),
  page: (id: string) => requestWithSignIn<PageAnswer>(`${pages}/${id}`),
  createPage: (form: NewPageForm) => requestWithSignIn<PageAnswer>(pages, { method: 'POST', body: form }),
  changePage: ({ id, ...change }: PageChange & { id: string }) =>
    requestWithSignIn<PageAnswer>(`${pages}/${id}`, { method: 'PUT', body: change }),
  deletePage: (id: string) => requestWithSignIn<unknown>(`${pages}/${id}`, { method: 'DELETE' }),
  undeletePage: (id: string) => requestWithSignIn<PageAnswer>(`${pages}/${id}/undelete`, { method: 'POST', body: {} }),
  renewDraftLink: (id: string) =>
    requestWithSignIn<PageAnswer>(`${pages}/${id}/draft-link`, { method: 'POST', body: {} }),
  revisions: (id: string) => requestWithSignIn<RevisionsAnswer>(`${pages}/${id}/revisions`),
  revision: (id: string, revision: number) => requestWithSignIn<RevisionAnswer>(`${pages}/${id}/revisions/${revision}`),
  restoreRevision: ({ id, from, revision }: { id: string; from: number; revision: number }) =>
    requestWithSignIn<PageAnswer>(`${pages}/${id}/revisions/${from}/restore`, { method: 'POST', body: { revision } }),
  /** The HTML of a page in the form that readers get. */
  publicPage: async (path: string): Promise<string> => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(pageNotLoaded(path, response.status));
    return response.text();
  },
  placements: (kind: PlacementKind) => requestWithSignIn<ListedPlacements>(placements(kind)),
  createPlacement: (kind: PlacementKind, form: object) =>
    requestWithSignIn<ListedPlacement>(placements(kind), { method: 'POST', body: form }),
  changePlacement: ({
    kind,
    id,
    ...change
  }: { kind: PlacementKind; id: string; revision: number } & Partial<ListedPlacement> & { linkUrl?: string }) =>
    requestWithSignIn<ListedPlacement>(`${placements(kind)}/${id}`, { method: 'PUT', body: change }),
  deletePlacement: ({ kind, id }: Pick<ListedPlacement, 'kind' | 'id'>) =>
    requestWithSignIn<unknown>(`${placements(kind)}/${id}`, { method: 'DELETE' }),
  undeletePlacement: ({ kind, id }: Pick<ListedPlacement, 'kind' | 'id'>) =>
    requestWithSignIn<ListedPlacement>(`${placements(kind)}/${id}/undelete`, { method: 'POST', body: {} }),
  preview: (content: string) =>
    requestWithSignIn<PreviewAnswer>('/api/admin/content-preview', { method: 'POST', body: { content } }),
};
