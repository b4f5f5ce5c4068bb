interface Related {
  slug: string
  categoryId: string
}

/** Three articles to go on with: those of the same category first, each group as it stands in the list. */
export function relatedTo<Article extends Related>(article: Related, all: readonly Article[], count = 3): Article[] {
  const others = all.filter(({ slug }) => slug !== article.slug)
  const isSame = ({ categoryId }: Related) => categoryId === article.categoryId
  return [...others.filter(isSame), ...others.filter((other) => !isSame(other))].slice(0, count)
}
