import "./page.css";

// The English sentence stands in index.html, for browsers without scripts too.
const notices: Record<string, string> = {
  de: "Die Web-App ist unterwegs. Bis dahin wird im Terminal gespielt: bergfried",
  fr: "L'application web arrive. En attendant, on joue dans le terminal : bergfried",
};

const language = navigator.language.slice(0, 2);
const notice = notices[language];
const place = document.querySelector("#notice");
if (notice !== undefined && place !== null) {
  document.documentElement.lang = language;
  place.textContent = notice;
}
