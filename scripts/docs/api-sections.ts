import * as z from 'zod';
import { accountEndpoints } from '#data/endpoints/account-endpoints.ts';
import { adminEndpoints } from '#data/endpoints/admin-endpoints.ts';
import { buildEndpoints } from '#data/endpoints/build-endpoints.ts';
import type { AccountEndpoint, Endpoint } from '#data/endpoints/endpoint.ts';
import { publicEndpoints } from '#data/endpoints/public-endpoints.ts';
import { code, markdownTable } from './markdown-table.ts';

export function apiSections(): Record<string, string> {
  return {
    ...Object.fromEntries(
      Object.entries(publicEndpoints).map(([heading, endpoints]) => [heading, endpointTable(endpoints)]),
    ),
    accounts: accountTable(accountEndpoints),
    administration: endpointTable(adminEndpoints),
    builds: endpointTable(buildEndpoints),
  };
}

function endpointTable(endpoints: readonly Endpoint[]): string {
  return markdownTable(['Endpoint', 'Query or body', 'Purpose'], endpoints.map(cellsOf));
}

function accountTable(endpoints: readonly AccountEndpoint[]): string {
  return markdownTable(
    ['Endpoint', 'Query or body', 'Who', 'Purpose'],
    endpoints.map((endpoint) => {
      const [name = '', fields = '', about = ''] = cellsOf(endpoint);
      return [name, fields, endpoint.access, about];
    }),
  );
}

function cellsOf({ method, path, query, body, about }: Endpoint): string[] {
  const name = `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
  const fields = query ? describeFields(query) : typeof body === 'string' ? body : body ? describeFields(body) : '';
  return [code(name), fields, about];
}

interface JsonSchema {
  properties?: Record<string, unknown>;
  required?: string[];
  anyOf?: JsonSchema[];
}

/** The names of the fields of an object, those that may be omitted with a question mark; of a union, all its objects. */
function describeFields(schema: z.ZodType): string {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return (described.anyOf ?? [described])
    .map(({ properties = {}, required = [] }) =>
      Object.keys(properties)
        .map((name) => code(required.includes(name) ? name : `${name}?`))
        .join(', '),
    )
    .join(' or ');
}
