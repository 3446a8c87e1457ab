import { cleanSvg } from './svg'

const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${more}>${inner}</svg>`

test('an SVG as Office writes it keeps what it is drawn with', () => {
  const icon = svg('<style>.MsftOfcThm { fill: #4472C4; }</style><g class="MsftOfcThm"><path d="M 0 0 L 10 10"/></g>')
  expect(cleanSvg(icon)).toBe(icon)
})

test.each([
  ['a comment', svg('<!-- Asha --><path d="M0 0"/>')],
  ['its title', svg('<title>Asha</title><path d="M0 0"/>')],
  ['its description', svg('<desc>Asha</desc><path d="M0 0"/>')],
  ['data of programs', svg('<metadata><rdf:RDF><cc:Agent>Asha</cc:Agent></rdf:RDF></metadata><path d="M0 0"/>')],
  ['settings of its program', svg('<sodipodi:namedview id="Asha"/><path d="M0 0"/>')],
  ['an attribute of its program', svg('<path inkscape:export-filename="Asha" d="M0 0"/>')],
  ['the name of a layer', svg('<path id="Asha" d="M0 0"/>')],
  ['a handler of clicks', svg('<path onclick="Asha()" d="M0 0"/>')],
  ['an instruction', `<?xml version="1.0"?><?asha Asha?>${svg('<path d="M0 0"/>')}`],
])('an SVG loses a name in %s', (_, given) => {
  const copy = cleanSvg(given)!
  expect(copy).not.toMatch(/asha/i)
  expect(copy).toContain('d="M0 0"')
})

test('what refers to a part finds it by its new name', () => {
  const given = svg(
    '<style>#Asha { fill: red }</style><linearGradient id="Verma"/><path id="Asha" fill="url(#Verma)"/><use xlink:href="#Asha"/>',
  )
  expect(cleanSvg(given)).toBe(
    svg(
      '<style>#part2 { fill: red }</style><linearGradient id="part1"/><path id="part2" fill="url(#part1)"/><use xlink:href="#part2"/>',
    ),
  )
})

test.each([
  ['a script', svg('<script>x()</script>')],
  ['a picture', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['a picture of a server', svg('<image xlink:href="https://a.example/x.png"/>')],
  ['a link', svg('<a href="https://a.example">x</a>')],
  ['a part of another file', svg('<use href="https://a.example/x.svg#a"/>')],
  ['a colour of another file', svg('<path fill="url(https://a.example/x.svg#a)"/>')],
  ['a style sheet of a server', svg('<style>@import "https://a.example/x.css";</style>')],
  ['words of another language', svg('<foreignObject><p>x</p></foreignObject>')],
  ['a tag that is none', svg('<path d=M0/>')],
  ['a tag without an end', svg('<path d="M0 0"')],
  ['an attribute with another tag in it', svg('<path d="<script>"/>')],
])('an SVG with %s is not cleaned', (_, given) => expect(cleanSvg(given)).toBeNull())
