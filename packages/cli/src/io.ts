import type { Readable, Writable } from 'node:stream';

interface MaybeTerminal {
  readonly isTTY?: boolean;
}

/** The environment of a command, injected so that tests can control it. */
export interface Io {
  readonly stdin: Readable & MaybeTerminal;
  readonly stdout: Writable & MaybeTerminal;
  readonly stderr: Writable & MaybeTerminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the user stops the command. */
  readonly signal: AbortSignal;
}

/** Writes in order, waits for a slow reader, and rejects once the reader is gone. */
export interface Printer {
  readonly print: (text: string) => Promise<void>;
  /** Stops listening to the stream. */
  readonly release: () => void;
}

export const printerTo = (stream: Writable): Printer => {
  let failure: Error | undefined;
  let goOn = (): void => {};
  const onError = (error: Error): void => {
    failure = error;
    goOn();
  };
  const onDrain = (): void => goOn();
  stream.on('error', onError).on('drain', onDrain);
  return {
    print: async (text) => {
      if (failure === undefined && !stream.write(text)) await new Promise<void>((resolve) => (goOn = resolve));
      if (failure !== undefined) throw failure;
    },
    release: () => stream.off('error', onError).off('drain', onDrain),
  };
};

/** Whether the reader of our output has closed the pipe (`pb trace … | head`). */
export const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED');
