import type { RequestListener, Server } from 'node:http';

interface WebHandler extends RequestListener {
  readonly page: (path: string) => { readonly html: string; readonly headers: Readonly<Record<string, string>> } | null;
}

export const webHandler: (folder?: string) => WebHandler;
export const serveWeb: (port: number, host?: string) => Promise<Server>;
