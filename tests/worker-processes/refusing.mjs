// A task that fails with the words that it gets.
export default function run(words) {
  throw new Error(words)
}

export const ready = () => {}
