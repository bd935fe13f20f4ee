import type { APIRoute, GetStaticPaths } from 'astro';
import type { StudyDeck } from '#data/contract/study-deck.ts';
import { studyDecks } from '../../../library/study-decks.ts';

export const getStaticPaths: GetStaticPaths = () =>
  studyDecks().map((deck) => ({ params: { deck: deck.name }, props: { deck } }));

export const GET: APIRoute<{ deck: StudyDeck }> = ({ props }) => new Response(JSON.stringify(props.deck));
