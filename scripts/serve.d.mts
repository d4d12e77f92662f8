import type { RequestListener, Server } from 'node:http';

export const webHandler: (folder?: string) => RequestListener;
export const serveWeb: (port: number, host?: string) => Promise<Server>;
