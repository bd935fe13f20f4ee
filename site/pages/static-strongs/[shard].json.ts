import type { APIRoute, GetStaticPaths } from 'astro';
import { entryShard, shardNames } from '../../library/entry-shards.ts';

export const getStaticPaths: GetStaticPaths = () => shardNames().map((shard) => ({ params: { shard } }));

export const GET: APIRoute<never, { shard: string }> = ({ params }) =>
  new Response(JSON.stringify(entryShard(params.shard)));
