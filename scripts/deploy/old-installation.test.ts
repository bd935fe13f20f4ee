import { expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { workerBindings } from '../checks/worker-bindings.ts';

/** The part of wrangler.toml that this test reads. */
interface Config {
  migrations: {
    tag: string;
    new_sqlite_classes?: string[];
    renamed_classes?: { from: string; to: string }[];
    deleted_classes?: string[];
  }[];
  durable_objects: { bindings: { name: string; class_name: string }[] };
}

/** The migrations of Durable Objects that sites of version 0.1.0 have. Cloudflare continues after the last known tag. */
const oldTags = ['import-jobs', 'watcher', 'outbox'];

test('a deployment to a site of version 0.1.0 keeps the stored data of every Durable Object', () => {
  const { migrations, durable_objects } = readConfig({ config: 'wrangler.toml' }) as Config;
  expect(migrations.slice(0, 3).map(({ tag }) => tag)).toEqual(oldTags);
  const originalNames = new Map<string, string>();
  for (const { new_sqlite_classes = [], renamed_classes = [], deleted_classes = [] } of migrations) {
    for (const name of new_sqlite_classes) originalNames.set(name, name);
    for (const { from, to } of renamed_classes) {
      originalNames.set(to, originalNames.get(from) ?? '');
      originalNames.delete(from);
    }
    expect(deleted_classes).toEqual([]);
  }
  expect([...originalNames]).toEqual([
    ['ImportJob', 'ImportJob'],
    ['Outbox', 'Outbox'],
    ['HealthMonitor', 'Watcher'],
    ['StudyNotes', 'StudyNotes'],
  ]);
  const bound = durable_objects.bindings.map(({ name, class_name }) => [name, class_name]);
  expect(bound).toEqual(
    Object.entries(workerBindings.durableObjects).map(([name, { className }]) => [name, className]),
  );
  expect(bound.map(([, className]) => className).toSorted()).toEqual([...originalNames.keys()].toSorted());
});
