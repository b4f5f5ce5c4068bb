declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island when someone comes near it: `site/islands/touch.ts`. */
    'client:touch'?: boolean
  }
}

export {}
