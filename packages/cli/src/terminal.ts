import { createInterface } from 'node:readline';
import type { Context } from './context.ts';
import { Interrupted } from './failure.ts';
import { isScreen } from './ink.ts';
import type { Io } from './io.ts';

/** Keyboard and screen. */
export interface Terminal {
  /** The next typed line, or null at the end of input. Throws `Interrupted` on Ctrl-C. */
  readonly ask: (prompt: string) => Promise<string | null>;
  readonly print: (text: string) => Promise<void>;
  /** Clears the visible screen; false if output is not a screen, and then does nothing. */
  readonly freshPage: () => Promise<boolean>;
  /** Clears the screen and its scrollback, and drops input typed ahead, which must not answer for the next player. */
  readonly clear: () => Promise<void>;
  readonly close: () => void;
}

/** Erases the screen and the scrollback, and moves to the top. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** Erases the visible screen only; the scrollback stays readable. */
const FRESH_PAGE = '\u001b[H\u001b[2J';

/** Scrolls earlier output out of sight where nothing can be erased. */
const PUSH_AWAY = '\n'.repeat(60);

export const openTerminal = ({ io, print }: Context): Terminal => {
  const screen = isScreen(io);
  // On a terminal the line editor shows the prompt and echoes input. Elsewhere nothing does, so both are printed.
  const edited = screen && io.stdin.isTTY === true;
  const typed = typedLines(io, edited);
  return {
    ask: async (prompt) => {
      if (edited) return typed.next(prompt);
      await print(prompt);
      const line = await typed.next();
      await print(line === null ? '\n' : `${line}\n`);
      return line;
    },
    print,
    freshPage: async () => {
      if (screen) await print(FRESH_PAGE);
      return screen;
    },
    clear: async () => {
      if (edited) typed.forget();
      await print(screen ? CLEAR : PUSH_AWAY);
    },
    close: typed.close,
  };
};

interface TypedLines {
  readonly next: (prompt?: string) => Promise<string | null>;
  readonly forget: () => void;
  readonly close: () => void;
}

/** Queues lines that arrive before they are asked for. */
const typedLines = ({ stdin, stdout, signal }: Io, edited: boolean): TypedLines => {
  // No history: an arrow key must not show what the previous player typed.
  const editor = createInterface({
    input: stdin,
    ...(edited ? { output: stdout } : {}),
    terminal: edited,
    historySize: 0,
  });
  const waiting: string[] = [];
  let ended = false;
  let interrupted = signal.aborted;
  let wake = (): void => {};
  const interrupt = (): void => {
    interrupted = true;
    wake();
  };
  signal.addEventListener('abort', interrupt);
  editor
    .on('SIGINT', interrupt)
    .on('line', (line) => {
      waiting.push(line);
      wake();
    })
    .on('close', () => {
      ended = true;
      wake();
    });
  return {
    next: async (prompt) => {
      if (prompt !== undefined && !ended) {
        editor.setPrompt(prompt);
        editor.prompt();
      }
      while (waiting.length === 0 && !ended && !interrupted) await new Promise<void>((resolve) => (wake = resolve));
      if (interrupted) throw new Interrupted();
      return waiting.shift() ?? null;
    },
    forget: () => {
      waiting.length = 0;
    },
    close: () => {
      signal.removeEventListener('abort', interrupt);
      editor.close();
    },
  };
};
