interface MemoryCache {
  keys: () => Promise<Pick<Request, 'url'>[]>;
  match: (request: string | Pick<Request, 'url'>) => Promise<Response | undefined>;
  put: (address: string, response: Response) => Promise<void>;
  delete: (request: string | Pick<Request, 'url'>) => Promise<boolean>;
}

/** As much of Cache Storage as a page of the site uses, in memory: for tests, whose environment has none. */
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
  const kept = new Map<string, Response>();
  const addressOf = (request: string | Pick<Request, 'url'>): string =>
    new URL(typeof request === 'string' ? request : request.url, 'https://site.test').href;
  return {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (request) => kept.get(addressOf(request))?.clone(),
    put: async (address, response) => void kept.set(addressOf(address), response),
    delete: async (request) => kept.delete(addressOf(request)),
  };
}
