/** Safari reads a saved file some time after the click, in milliseconds. */
const LATE = 60_000;

/** Offers a file as a download. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), LATE);
};

export const saveText = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));

export const recordFileName = (game: string, at: number): string =>
  `${game}-${new Date(at).toISOString().slice(0, 16).replaceAll(':', '')}.txt`;
