/** One end of a line on which functions are called: a worker as its page sees it, or the worker's own scope. */
export interface Line {
  readonly postMessage: (message: Call | Reply, transfer: Transferable[]) => void;
  readonly addEventListener: (type: 'message', hear: (event: MessageEvent<unknown>) => void) => void;
}

/** Functions at the other end; arguments and results are copied. */
export type Api = Readonly<Record<string, (...args: never[]) => unknown>>;

interface Call {
  readonly call: number;
  readonly name: string;
  readonly args: readonly unknown[];
}
interface Reply {
  readonly reply: number;
  readonly value?: unknown;
  readonly error?: string;
}

const isCall = (data: unknown): data is Call => typeof data === 'object' && data !== null && 'call' in data;
const isReply = (data: unknown): data is Reply => typeof data === 'object' && data !== null && 'reply' in data;

/** Answers calls from the other end. Listens at once: messages to a worker that isn't listening yet are lost. */
export const answerCalls = (line: Line, api: Api): void => {
  line.addEventListener('message', async ({ data }) => {
    if (!isCall(data)) return;
    const { call, name, args } = data;
    const asked = api[name] as (...given: readonly unknown[]) => unknown;
    try {
      line.postMessage({ reply: call, value: await asked(...args) }, []);
    } catch (error) {
      line.postMessage({ reply: call, error: error instanceof Error ? error.message : String(error) }, []);
    }
  });
};

/** Calls a function at the other end; transferred things no longer belong to this one. */
export type Caller<Remote> = <Name extends keyof Remote & string>(
  name: Name,
  args: Remote[Name] extends (...args: infer Args) => unknown ? Args : never,
  transfer?: Transferable[],
) => Promise<Remote[Name] extends (...args: never[]) => infer Result ? Awaited<Result> : never>;

export const callerOn = <Remote>(line: Line): Caller<Remote> => {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  line.addEventListener('message', ({ data }) => {
    if (!isReply(data)) return;
    waiting.get(data.reply)?.(data);
    waiting.delete(data.reply);
  });
  return (name, args, transfer = []) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ value, error }) => {
        if (error === undefined) resolve(value as never);
        else reject(new Error(error));
      });
      line.postMessage({ call: last, name, args }, transfer);
    });
};
