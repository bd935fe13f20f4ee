import type { APIRoute, GetStaticPaths } from 'astro';
import type { EntryShard } from '#data/dictionary/contract/entry.ts';
import { entryShards } from '../../library/entry-shards.ts';
import { isReusedPage } from '../../library/reused-pages.ts';

export const getStaticPaths: GetStaticPaths = () =>
  [...entryShards((shard) => !isReusedPage(`/static-strongs/${shard}.json`))].map(([shard, entries]) => ({
    params: { shard },
    props: { entries },
  }));

export const GET: APIRoute<{ entries: EntryShard }> = ({ props }) => new Response(JSON.stringify(props.entries));
