import { productSlug } from '#data/site/product.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { adminEndpoints } from './admin-endpoints.ts';
import { buildEndpoints } from './build-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { publicEndpoints } from './public-endpoints.ts';

/** For example "GET /api/bible/versions". */
export function nameOfEndpoint({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} /api${path.replace('{product}', productSlug)}`;
}

/** Names of all endpoints of the API, by who may call them. */
export const endpointNames = {
  public: Object.values(publicEndpoints).flat().map(nameOfEndpoint),
  signIn: accountEndpoints.filter(({ path }) => !path.startsWith('/account')).map(nameOfEndpoint),
  own: accountEndpoints.filter(({ path }) => path.startsWith('/account')).map(nameOfEndpoint),
  admin: adminEndpoints.map(nameOfEndpoint),
  build: buildEndpoints.map(nameOfEndpoint),
};
