import type { AstroIntegration } from 'astro'

/** Adds `client:touch`: an island that wakes when someone comes near it (`site/islands/touch.ts`). */
export function touchDirective(): AstroIntegration {
  return {
    name: 'touch-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './site/islands/touch.ts' })
      },
    },
  }
}
