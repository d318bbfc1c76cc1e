'use client';

import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';

/** What can be done with the whole map, whatever is chosen on it. */
export function MapToolbar(props: {
  readonly noun: string;
  readonly canAdd: boolean;
  readonly isEmpty: boolean;
  readonly arranging: boolean;
  readonly onAdd: () => void;
  readonly onArrange: () => void;
}) {
  return (
    <>
      <Button look="quiet" disabled={!props.canAdd} onClick={props.onAdd} data-add>
        <Icon name="add" /> Add a {props.noun}
      </Button>
      <Button look="quiet" onClick={props.onArrange} disabled={props.arranging || props.isEmpty}>
        {props.arranging ? 'Arranging…' : 'Arrange for me'}
      </Button>
    </>
  );
}
