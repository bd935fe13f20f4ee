import type { APIRoute, GetStaticPaths } from 'astro';
import { builtDeckNames, type BuiltDeckName } from '#data/study/decks.ts';
import { makeDeck } from '../../../library/study-decks.ts';

export const getStaticPaths: GetStaticPaths = () =>
  builtDeckNames.map((name) => ({ params: { deck: name }, props: { name } }));

export const GET: APIRoute<{ name: BuiltDeckName }> = ({ props }) => new Response(JSON.stringify(makeDeck(props.name)));
