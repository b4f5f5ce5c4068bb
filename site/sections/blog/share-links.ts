/** Where a page can be shared, as plain addresses: nothing of the networks is loaded into our pages. */
export const networks = ['line', 'facebook', 'linkedin', 'x', 'email'] as const

export type Network = (typeof networks)[number]

/**
 * The address at which a network takes a link.
 * @param url of the page, absolute
 */
export function shareLink(network: Network, url: string, title: string): string {
  const link = encodeURIComponent(url)
  const text = encodeURIComponent(title)
  switch (network) {
    case 'line':
      return `https://social-plugins.line.me/lineit/share?url=${link}`
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${link}`
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${link}`
    case 'x':
      return `https://x.com/intent/post?url=${link}&text=${text}`
    case 'email':
      return `mailto:?subject=${text}&body=${link}`
  }
}
