/** A minimal client of the W3C's WebDriver: https://www.w3.org/TR/webdriver2/ */

/** In ms. A page that never loads must not block the run. */
const requestTimeoutMs = 60_000;

interface ReplyError {
  error: string;
  message: string;
}

export async function sendCommand(
  driver: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${driver}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as ReplyError;
  throw new Error(`${method} ${path}: ${error}: ${message}`);
}
