import type { Language } from '@ponts-bornes/kernel';

interface Link {
  readonly text: string;
  readonly url: string;
}

/** The parts of an e-mail. */
export interface MailBody {
  readonly language: Language;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button: Link | null;
  readonly after: string | null;
  /** Small, at the end. */
  readonly links: readonly Link[];
}

export const textOf = ({ title, paragraphs, button, after, links }: MailBody): string =>
  [
    title,
    ...paragraphs,
    ...(button === null ? [] : [`${button.text}\n${button.url}`]),
    ...(after === null ? [] : [after]),
    ...(links.length === 0 ? [] : ['-- \nPonts & Bornes', ...links.map(({ text, url }) => `${text}\n${url}`)]),
  ].join('\n\n');

/** Without images or other remote content, so that nothing reports whether it was read. */
export const htmlOf = ({ language, title, paragraphs, button, after, links }: MailBody): string => `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c1917;background:#fff">
<h1 style="font-size:20px;margin:0 0 12px">${safe(title)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 12px">${safe(text)}</p>`).join('\n')}
${button === null ? '' : `<p style="margin:20px 0"><a href="${safe(button.url)}" style="${BUTTON}">${safe(button.text)}</a></p>`}
${after === null ? '' : `<p style="margin:0 0 12px;color:#57534e">${safe(after)}</p>`}
${links.length === 0 ? '' : `<p style="margin:24px 0 0;font-size:14px">${links.map(linkOf).join(' · ')}</p>`}
</body>
</html>`;

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1e40af;color:#fff;text-decoration:none';

const linkOf = ({ text, url }: Link): string => `<a href="${safe(url)}" style="color:#57534e">${safe(text)}</a>`;

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
