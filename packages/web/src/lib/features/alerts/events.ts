/** One server-sent event. */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Reads server-sent events until the stream ends. `EventSource` would hide the status of a refusal and the comments that
 * prove that the connection is alive.
 *
 * @param heard called for every chunk, comments included
 */
export const readEvents = async (
  body: ReadableStream<Uint8Array>,
  tell: (event: ServerEvent) => void,
  heard: () => void,
): Promise<void> => {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const event = eventOf(block);
      if (event.data !== '') tell(event);
    }
  }
};

const eventOf = (block: string): ServerEvent => {
  const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line) ?? []);
  const valuesOf = (wanted: string): readonly string[] =>
    fields.flatMap(([, name, value]) => (name === wanted ? [value ?? ''] : []));
  return { name: valuesOf('event').at(-1) ?? 'message', data: valuesOf('data').join('\n') };
};
