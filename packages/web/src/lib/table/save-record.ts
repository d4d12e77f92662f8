/** Offers a text as a file download. */
export const saveText = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

export const recordFileName = (game: string, at: number): string =>
  `${game}-${new Date(at).toISOString().slice(0, 16).replaceAll(':', '')}.txt`;
