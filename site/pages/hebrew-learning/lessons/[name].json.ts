import type { APIRoute, GetStaticPaths } from 'astro';
import { lessons, type Lessons } from '../../../library/lessons.ts';

export const getStaticPaths: GetStaticPaths = () => Object.keys(lessons).map((name) => ({ params: { name } }));

/** The props of a lesson island. */
export const GET: APIRoute = ({ params }) => new Response(JSON.stringify(lessons[params['name'] as keyof Lessons]()));
