// A page to look at the board with; not a part of what is shipped. `?scene=`, `?theme=`, `?way=`
// and `?rug=` choose what is seen. `python make_gallery.py` makes what there is to see.

import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
const target = document.getElementById("gallery");
if (!target) throw new Error("the page has no #gallery");
const data = await (await fetch("/src/gallery/positions.json")).json();
mount(Gallery, { target, props: { wanted, data } });
