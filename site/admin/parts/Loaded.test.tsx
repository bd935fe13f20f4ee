// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Loaded } from './Loaded.tsx';

it('says that data may be outdated after a failed refetch, until a refetch succeeds', async () => {
  const answers = [() => 'first', () => fail('The site cannot be reached'), () => 'second'].values();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const fetchNext = async (): Promise<string> => (answers.next().value ?? (() => fail('asked too often')))();
  function List() {
    const query = useQuery({ queryKey: ['list'], queryFn: fetchNext });
    return (
      <Loaded query={query} label="Loading">
        {(text) => text}
      </Loaded>
    );
  }
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  await screen.findByText('first');
  expect(screen.queryByRole('status')).toBeNull();

  await client.invalidateQueries();
  expect((await screen.findByRole('status')).textContent).toContain('may be outdated. The site cannot be reached');
  screen.getByText('first');

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('second');
  expect(screen.queryByRole('status')).toBeNull();
});

function fail(message: string): never {
  throw new Error(message);
}
