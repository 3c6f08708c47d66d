import { href } from "../router.svelte";

/** The whole address of a page of ours. */
export const addressOf = (...page: Parameters<typeof href>): string =>
  new URL(href(...page), location.href.split("#")[0]).href;

/** Whether the text is on the clipboard now; some browsers allow it only to secure pages. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
