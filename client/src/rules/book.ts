// Makes pages of Markdown: sections for a table of contents, clauses that can be linked to, positions that are drawn.

import MarkdownIt, { type Token } from "markdown-it";
import { href } from "../router.svelte";
import { language } from "../words/settings.svelte";

export interface Section {
  title: string;
  html: string;
  clauses: readonly string[]; // that it cites
}

export interface Book {
  title: string;
  lead: string; // before the first section
  sections: readonly Section[];
}

// Without `html`, whatever looks like markup in the text is shown, not obeyed.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
const CLAUSE = /\bR\d+\b/;

const escape = (text: string) => markdown.utils.escapeHtml(text);

/** ```position name=value … : a position, and below it what there is to see. `panels` and `aid=…` are about the drawing. */
markdown.renderer.rules["fence"] = (tokens, i, _options, env) => {
  const { info, content } = tokens[i] as Token;
  const [kind, ...words] = info.trim().split(/\s+/);
  if (kind !== "position") return `<pre><code>${escape(content)}</code></pre>`;
  const [position = "", ...caption] = content.trim().split("\n");
  const asked = new URLSearchParams({
    game: `${env?.["game"]}`,
    position,
    language: language(),
    panels: `${words.includes("panels")}`,
  });
  for (const word of words) {
    const [name = "", value] = word.split("=");
    if (value !== undefined) asked.append(name === "aid" ? "aid" : "option", name === "aid" ? value : word);
  }
  // The other theme's picture is not shown, so it is fetched only when that changes.
  const now = document.documentElement.hasAttribute("data-dark") ? "dark" : "light";
  const image = (theme: string) =>
    `<img class="${theme}" alt="" loading="${theme === now ? "eager" : "lazy"}" src="${escape(new URL(`api/picture?${asked}&theme=${theme}`, document.baseURI).href)}">`;
  const wide = words.includes("panels") ? ' class="wide"' : "";
  return `<figure${wide}>${image("light")}${image("dark")}<figcaption>${markdown.renderInline(caption.join(" "), env)}</figcaption></figure>\n`;
};

/** Every clause that is cited becomes a link to its exact words. */
markdown.core.ruler.push("clauses", (state) => {
  const { game, cited } = state.env as { game: string; cited?: Set<string> };
  if (!cited) return;
  for (const { children } of state.tokens) {
    if (!children?.some(({ type, content }) => type === "text" && CLAUSE.test(content))) continue;
    const split = children.flatMap((token) =>
      token.type === "text"
        ? token.content.split(/(?:\((R\d+)\)|\b(R\d+)\b)/).map((part) => linked(part ?? ""))
        : [[token]],
    );
    children.splice(0, children.length, ...split.flat());
  }
  function linked(part: string): Token[] {
    const text = new state.Token("text", "", 0);
    text.content = part;
    if (!CLAUSE.test(part)) return [text];
    const open = new state.Token("link_open", "a", 1);
    open.attrSet("href", href("rules", game, { exact: part }));
    open.attrSet("class", "cites");
    open.attrSet("data-cites", part);
    cited?.add(part);
    return [open, text, new state.Token("link_close", "a", -1)];
  }
});

const render = (tokens: Token[], env: Record<string, unknown>) =>
  markdown.renderer
    .render(tokens, markdown.options, env)
    .replace(/(?:<figure[^]*?<\/figure>\s*){2,}/g, (figures) => `<div class="figures">${figures}</div>`);

/** The rules as they are read: the title, then a section for every second-level heading. */
export function book(text: string, game: string): Book {
  const env = { game, cited: new Set<string>() };
  const [head = "", ...parts] = text.split(/^(?=## )/m);
  const lead = render(markdown.parse(head.replace(/^# .*\n/, ""), env), env);
  const sections = parts.map((part) => {
    env.cited.clear();
    const html = render(markdown.parse(part.replace(/^## .*\n/, ""), env), env);
    return { title: /^## (.*)/.exec(part)?.[1] ?? "", html, clauses: [...env.cited] };
  });
  return { title: /^# (.*)/.exec(head)?.[1] ?? "", lead, sections };
}

/** The exact clauses, to stand below the page's own headings; each can be linked to. */
export function ledger(text: string, game: string): string {
  const tokens = markdown.parse(text.replace(/^# .*\n/, ""), { game });
  tokens.forEach((token, i) => {
    if (token.type.startsWith("heading_")) token.tag = `h${Number(token.tag.slice(1)) + 1}`;
    const clause = token.type === "heading_open" && CLAUSE.exec(tokens[i + 1]?.content ?? "")?.[0];
    if (clause) token.attrSet("data-clause", clause);
    if (token.type === "table_open") token.attrSet("tabindex", "0");
  });
  return markdown.renderer.render(tokens, markdown.options, { game });
}
