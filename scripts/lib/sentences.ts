import ts from 'typescript'

/** Attributes and keys whose strings nobody reads. */
const CODE =
  /^(class(Name)?|d|sx|style|viewBox|preserveAspectRatio|transform|points|key|href|font(Family)?|transition|animation|gridTemplate\w*|grid\w*|border\w*|box\w*|flex|padding|margin|background\w*|outline|timeZone|mask\w*|aria-keyshortcuts|'[&@:.#].*)$/
/** Calls whose arguments nobody reads. */
const CODE_CALL =
  /^(keyframes|css|raw|matchMedia|useMediaQuery|querySelector(All)?|closest|matches|createElement|includes|startsWith|set|setHeader)$/

/** The sentences of a source file that somebody reads: JSX text, and strings and templates that look like words. */
export function sentencesIn(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  visit(file)
  return found

  function visit(node: ts.Node) {
    if (isCode(node)) return
    const words = wordsOf(node)
    if (words && isSentence(words)) found.push(words.replace(/\s+/g, ' ').trim())
    ts.forEachChild(node, visit)
  }
}

/** Code that holds no words for a reader: imports, types, SQL, styles. */
function isCode(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isTaggedTemplateExpression(node)) return true
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) return CODE.test(node.name.getText())
  if (ts.isCallExpression(node)) {
    const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
    return CODE_CALL.test(called.getText())
  }
  return ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression)
}

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node))
    return (
      node.head.text + node.templateSpans.map((span) => `{${span.expression.getText()}}${span.literal.text}`).join('')
    )
  if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && node.children.some(hasWords))
    return node.children.map(childText).join('')
}

const hasWords = (child: ts.JsxChild) => ts.isJsxText(child) && /\p{L}/u.test(child.text)

function childText(child: ts.JsxChild): string {
  if (ts.isJsxText(child)) return child.text
  if (!ts.isJsxExpression(child)) return '<…>'
  const { expression } = child
  if (!expression) return ''
  return ts.isStringLiteral(expression) ? expression.text : `{${expression.getText()}}`
}

/** Markup, calls, SQL, media queries, headers. */
const NO_SENTENCE =
  /^\s*(<|\(|-|\/|\.|[a-z]+[=:(]|(GET|POST|PUT|PATCH|DELETE) \/)|^[a-z\d/-]+;|^\s*[A-Z]{2,} [A-Z]{2,}|^\s*(SELECT|CASE|COPY|DROP|GRANT|LISTEN|LOCK|SET|TRUNCATE|REVOKE|UPDATE|WHEN|create|insert|select) /
/** Two words, or one that begins as a sentence does: 'Save', not 'save' or 'X-Total-Count'. */
const isSentence = (text: string) =>
  !NO_SENTENCE.test(text) && (/\p{L}\S*\s+\S*\p{L}/u.test(text) || /^[A-Z][a-z-]+$/.test(text))
