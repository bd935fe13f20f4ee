import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { shareImage, shareKinds, type ShareKind } from '../../components/share-image.ts';

export const getStaticPaths: GetStaticPaths = () => shareKinds.map((kind) => ({ params: { kind }, props: { kind } }));

export const GET: APIRoute<{ kind: ShareKind }> = async ({ props }) =>
  new Response(
    new Uint8Array(
      await sharp(Buffer.from(shareImage(props.kind)))
        .png({ palette: true })
        .toBuffer(),
    ),
  );
