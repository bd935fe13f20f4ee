import type { APIRoute, GetStaticPaths } from 'astro';
import type { EntryShard } from '#data/dictionary/contract/entry.ts';
import { entryShards } from '../../library/entry-shards.ts';

export const getStaticPaths: GetStaticPaths = () =>
  [...entryShards()].map(([shard, entries]) => ({
    params: { shard },
    props: { entries },
  }));

export const GET: APIRoute<{ entries: EntryShard }> = ({ props }) => new Response(JSON.stringify(props.entries));
