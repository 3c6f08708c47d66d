// Which page is shown stands behind the # of the address, so that a reload, a bookmark and the back button find it.

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  try {
    const [page = "", id = ""] = path.split("/").map(decodeURIComponent);
    return { page, id, query: new URLSearchParams(query) };
  } catch {
    return { page: "", id: "", query: new URLSearchParams() }; // a damaged address
  }
}

let current = $state.raw<Route>(read());

addEventListener("hashchange", () => {
  current = read();
  scrollTo(0, 0);
});

export const route = (): Route => current;

export function href(page: string, id = "", query?: Record<string, string>): string {
  const path = [page, id].filter(Boolean).map(encodeURIComponent).join("/");
  return `#/${path}${query ? `?${new URLSearchParams(query)}` : ""}`;
}

export function go(page: string, id = "", query?: Record<string, string>): void {
  location.hash = href(page, id, query);
}
