// A task that never ends.
export default function run() {
  for (;;);
}

export const ready = () => {}
