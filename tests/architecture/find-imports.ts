import ts from 'typescript'

export interface Import {
  /** As written: `../ui/Button.tsx`, `zod`, `../content/*.yaml`. */
  readonly specifier: string
  /** `import type …`: gone before the code runs. `import { type … }` still loads the file. */
  readonly typeOnly: boolean
}

/** The scripts of an .astro file: what stands between the fences, and every <script>. */
function scriptsOf(astro: string): string {
  const frontmatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(astro)
  const rest = astro.slice(frontmatter?.[0].length ?? 0)
  const scripts = [...rest.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/gi)].map(([, script]) => script ?? '')
  return [frontmatter?.[1] ?? '', ...scripts].join('\n')
}

/** The texts in a list of arguments: `'./a'`, `['./a', './b']`. */
function textsIn(node: ts.Node | undefined): string[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(textsIn) : []
}

/** What a call loads: `import('./a')`, or Vite's `import.meta.glob('./*.ts')`. */
function loadedBy(call: ts.CallExpression): string[] {
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
  return ts.isCallExpression(node) ? loadedBy(node).map((specifier) => ({ specifier, typeOnly: false })) : []
}

/** Everything a source file names to be loaded, in the order it is written. */
export function findImports(path: string, text: string): Import[] {
  const script = path.endsWith('.astro') ? scriptsOf(text) : text
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const found: Import[] = []
  const visit = (node: ts.Node) => {
    found.push(...importsIn(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, script, ts.ScriptTarget.Latest, false, kind))
  return found
}
