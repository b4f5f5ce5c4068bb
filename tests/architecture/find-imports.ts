import ts from 'typescript'

export interface Import {
  /** As written: `../ui/Button.tsx`, `zod`, `../content/*.yaml`. */
  readonly specifier: string
  /** True for `import type`. `import { type … }` still loads the file at run time. */
  readonly typeOnly: boolean
}

/** The scripts of an .astro file: its front matter and every <script>. */
function extractScripts(astro: string): string {
  const frontmatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(astro)
  const rest = astro.slice(frontmatter?.[0].length ?? 0)
  const scripts = [...rest.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/gi)].map(([, script]) => script ?? '')
  return [frontmatter?.[1] ?? '', ...scripts].join('\n')
}

/** The texts of an argument: `'./a'`, `['./a', './b']`. */
function textsIn(node: ts.Node | undefined): string[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(textsIn) : []
}

/** The specifiers of `import('./a')` and of Vite's `import.meta.glob('./*.ts')`. */
function findDynamicImports(call: ts.CallExpression): string[] {
  const called = call.expression
  const isImport = called.kind === ts.SyntaxKind.ImportKeyword
  const isGlob =
    ts.isPropertyAccessExpression(called) && called.name.text === 'glob' && ts.isMetaProperty(called.expression)
  return isImport || isGlob ? textsIn(call.arguments[0]) : []
}

function importsIn(node: ts.Node): Import[] {
  if (ts.isImportDeclaration(node)) {
    const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    return textsIn(node.moduleSpecifier).map((specifier) => ({ specifier, typeOnly }))
  }
  if (ts.isExportDeclaration(node)) {
    return textsIn(node.moduleSpecifier).map((specifier) => ({ specifier, typeOnly: node.isTypeOnly }))
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return textsIn(node.argument.literal).map((specifier) => ({ specifier, typeOnly: true }))
  }
  return ts.isCallExpression(node) ? findDynamicImports(node).map((specifier) => ({ specifier, typeOnly: false })) : []
}

/** Finds all imports of a source file, in their order. */
export function findImports(path: string, text: string): Import[] {
  const script = path.endsWith('.astro') ? extractScripts(text) : text
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const found: Import[] = []
  const visit = (node: ts.Node) => {
    found.push(...importsIn(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, script, ts.ScriptTarget.Latest, false, kind))
  return found
}
