import { untrack } from 'svelte';
import { Tween } from 'svelte/motion';
import { motion } from './motion.svelte.ts';

/** A movement that arrives at once when movements are dropped, such as on a skip. Made where a component is. */
export class Glide<Value> extends Tween<Value> {
  constructor(...parts: ConstructorParameters<typeof Tween<Value>>) {
    super(...parts);
    $effect(() => {
      if (motion.isStill)
        void this.set(
          untrack(() => this.target),
          { duration: 0 },
        );
    });
  }
}
