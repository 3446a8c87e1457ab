// A task that answers.
export default function run(task) {
  return task
}

export const ready = () => {}
