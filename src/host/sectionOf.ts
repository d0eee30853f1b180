/** The section of a page under the heading `topic`; the whole page where it has none. */
export function sectionOf(page: string, topic: string): string {
  const sections = page.split(/^(?=## )/m);
  return sections.find((section) => section.startsWith(`## \`${topic}\``)) ?? page;
}
