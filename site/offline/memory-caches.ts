interface MemoryCache {
  keys: () => Promise<Pick<Request, 'url'>[]>;
  match: (request: string | Pick<Request, 'url'>) => Promise<Response | undefined>;
  put: (key: string, response: Response) => Promise<void>;
  delete: (request: string | Pick<Request, 'url'>) => Promise<boolean>;
}

/** The part of Cache Storage that the site's pages use, in memory, for tests in an environment without it. */
export function memoryCaches(): {
  open: (name: string) => Promise<MemoryCache>;
  delete: (name: string) => Promise<boolean>;
} {
  const all = new Map<string, MemoryCache>();
  return {
    open: async (name) => {
      const cache = all.get(name) ?? memoryCache();
      all.set(name, cache);
      return cache;
    },
    delete: async (name) => all.delete(name),
  };
}

function memoryCache(): MemoryCache {
  const responses = new Map<string, Response>();
  const urlOf = (request: string | Pick<Request, 'url'>): string =>
    new URL(typeof request === 'string' ? request : request.url, 'https://site.test').href;
  return {
    keys: async () => [...responses.keys()].map((url) => ({ url })),
    match: async (request) => responses.get(urlOf(request))?.clone(),
    put: async (key, response) => void responses.set(urlOf(key), response),
    delete: async (request) => responses.delete(urlOf(request)),
  };
}
