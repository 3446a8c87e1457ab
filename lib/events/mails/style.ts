import type { CSSProperties } from 'react'

// Many mail programs ignore CSS variables and stylesheets: the light palette is written out in each element.
const ink = '#12211f'
const muted = '#4a5b59'
const accent = '#0b5f66'
const font = "'IBM Plex Sans', 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif"

/** The inline styles of a mail. */
export const style = {
  body: { backgroundColor: '#f3f6f5', fontFamily: font, color: ink, margin: 0, padding: '24px 0' },
  sheet: { backgroundColor: '#ffffff', border: '1px solid #dbe3e0', borderRadius: '8px', maxWidth: '560px' },
  brand: { backgroundColor: '#0c3238', borderRadius: '8px 8px 0 0', padding: '14px 28px' },
  name: { color: '#e9f3f1', fontSize: '15px', fontWeight: 600, letterSpacing: '0.02em', margin: 0 },
  content: { padding: '24px 28px 28px' },
  title: { color: muted, fontSize: '13px', lineHeight: '20px', margin: 0 },
  sentence: { fontSize: '18px', lineHeight: '26px', fontWeight: 600, margin: '4px 0 20px', wordBreak: 'break-word' },
  text: { fontSize: '15px', lineHeight: '24px', margin: '0 0 16px' },
  item: { fontSize: '15px', lineHeight: '22px', margin: '0 0 12px', wordBreak: 'break-word' },
  link: { color: accent },
  quiet: { color: muted, textDecoration: 'underline' },
  button: {
    backgroundColor: accent,
    borderRadius: '6px',
    color: '#ffffff',
    fontSize: '15px',
    fontWeight: 600,
    padding: '12px 20px',
    textDecoration: 'none',
  },
  foot: { color: muted, fontSize: '12px', lineHeight: '18px', margin: '24px 0 0' },
} satisfies Record<string, CSSProperties>

/** The dark palette, for mail programs that follow the system: it has to win over the inline styles. */
export const darkScheme = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #0d1716 !important; color: #e4eeec !important; }
  .sheet { background-color: #15211f !important; border-color: #2b3b38 !important; }
  .brand { background-color: #0c3238 !important; }
  .ink { color: #e4eeec !important; }
  .muted { color: #a3b5b1 !important; }
  .accent { color: #6cc5cc !important; }
  .button { background-color: #0f7a82 !important; color: #ffffff !important; }
}`
