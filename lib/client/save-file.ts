/** Hands a file to the browser as a download. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser may still be about to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
