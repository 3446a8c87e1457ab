// A task that takes more and more memory outside of what V8 limits.
export default function run() {
  const taken = []
  for (;;) taken.push(Buffer.alloc(8 * 1024 * 1024, 1))
}
