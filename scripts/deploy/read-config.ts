import { readFileSync } from 'node:fs';
import { unstable_readConfig as readWranglerConfig } from 'wrangler';

/** The part of wrangler's type that is read here. The type itself refers to packages that are not installed. */
interface WranglerConfig {
  name?: string;
  d1_databases: { binding: string; database_name?: string; database_id?: string }[];
  r2_buckets: { bucket_name?: string }[];
}

/** What a deployment needs from the account, according to wrangler.toml. */
export interface DeployConfig {
  name: string;
  databases: { binding: string; name: string; id: string }[];
  buckets: string[];
}

export function readDeployConfig(path = 'wrangler.toml'): DeployConfig {
  const config: WranglerConfig = readWranglerConfig({ config: path });
  return {
    name: config.name ?? '',
    databases: config.d1_databases.map(({ binding, database_name = '', database_id = '' }) => ({
      binding,
      name: database_name,
      id: database_id,
    })),
    buckets: config.r2_buckets.flatMap(({ bucket_name }) => bucket_name ?? []),
  };
}

/** Whether this is an id of the repository, which no account has: "00000000-0000-0000-0000-000000000001". */
export function isPlaceholder(id: string): boolean {
  return /^0{8}-0{4}-0{4}-0{4}-0{11}\d$/.test(id);
}

/** The build id in the headers of the pages (`X-Build`). */
export function readBuild(headers = 'dist/_headers'): string {
  const build = /^ {2}X-Build: (\w+)$/m.exec(readFileSync(headers, 'utf8'))?.[1];
  if (!build) throw new Error(`${headers} has no build id. Delete "dist" and run "npm start"`);
  return build;
}
