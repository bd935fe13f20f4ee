import type * as z from 'zod';

/** One method of one path of the API. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:name` for a parameter, as the router writes it. */
  path: string;
  /** What it does or what the response has. Markdown, for the reference. */
  about: string;
  /** The contract of its query. */
  query?: z.ZodType;
  /** The contract of its JSON body, or a description of a body in another format. */
  body?: z.ZodType | string;
}

export interface AccountEndpoint extends Endpoint {
  access: 'everyone' | 'signed in';
}
