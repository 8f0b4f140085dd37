import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { nebelIn } from './nebel.ts';
import { newWebsite } from './new-website.ts';

/** Serves new websites without a relay: the tests answer their requests. */
export async function serveStarter() {
  const outer = mkdtempSync(join(tmpdir(), 'nebel-starter-'));
  const servers: Server[] = [];
  let made = 0;
  const serve = async (language: string, change: (folder: string) => void = () => {}) => {
    made += 1;
    const folder = join(outer, `bike-shop-${language}-${made}`);
    await newWebsite(folder, language);
    change(folder);
    expect(await nebelIn(folder, ['build'])).toMatchObject({ code: 0 });
    const server = createStaticServer(join(folder, 'dist'));
    servers.push(server);
    await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
    return {
      out: join(folder, 'dist'),
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    };
  };
  return {
    ...(await serve('en')),
    serve,
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      rmSync(outer, { recursive: true });
    },
  };
}
