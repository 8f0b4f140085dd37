/** The door of this room: servers of plain files, and what they share with the servers of relay and studio. */
export { filesIn, readFromOneBuild, type SiteFiles } from './files.ts';
export { overPlainHttp } from './headers.ts';
export { toListener } from './node-adapter.ts';
export { resolvePath } from './resolve.ts';
export { createStaticServer, pathOf, respondFromFolder } from './static-server.ts';
export { createWebServer, TIME_LIMITS } from './web-server.ts';
