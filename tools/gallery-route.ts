import type { AstroIntegration } from 'astro'

/** Adds the design system's page, `/design`, to the development server and to nothing else. */
export function galleryRoute(): AstroIntegration {
  return {
    name: 'gallery-route',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/design', entrypoint: './site/gallery/gallery.astro' })
      },
    },
  }
}
