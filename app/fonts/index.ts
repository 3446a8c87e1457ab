import localFont from 'next/font/local'

// next/font names a family after its constant. `sans` and `mono` would clash with system families on Linux.

/**
 * Preloaded, and used only if loaded at the first paint (font-display: optional): a late swap would move the layout. On a
 * slow line the first page has the system's font.
 */
const plexSans = localFont({
  display: 'optional',
  // The kit's base.css has one for systems without Arial, too.
  adjustFontFallback: false,
  src: '../../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  weight: '100 700',
  variable: '--font-sans',
})

/** ₹ alone: it stands on every page, and the letters that it comes with weigh 31 kB. How it was cut: docs/decisions/022. */
const plexRupee = localFont({
  src: './rupee.woff2',
  weight: '100 700',
  variable: '--font-rupee',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
})

/** Latin Extended; fetched only by pages that need it. */
const plexSansExt = localFont({
  src: '../../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2',
  weight: '100 700',
  variable: '--font-sans-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20B8,U+20BA-20C0,U+2113',
    },
  ],
})

const plexMono = localFont({
  src: [
    { path: '../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2', weight: '400' },
    { path: '../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2', weight: '500' },
  ],
  variable: '--font-mono',
  preload: false,
  adjustFontFallback: false,
})

/** Devanagari, for the languages of the shop floor and for names; fetched only by pages that have such letters. */
const plexDevanagari = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource/ibm-plex-sans-devanagari/files/ibm-plex-sans-devanagari-devanagari-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../../node_modules/@fontsource/ibm-plex-sans-devanagari/files/ibm-plex-sans-devanagari-devanagari-600-normal.woff2',
      weight: '600',
    },
  ],
  variable: '--font-devanagari',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+25CC,U+A830-A839,U+A8E0-A8FF' },
  ],
})

/** Class names for <html>: they define the font variables that the theme's families are made of. */
export const fonts = [plexSans, plexRupee, plexSansExt, plexDevanagari, plexMono].map((font) => font.variable).join(' ')
