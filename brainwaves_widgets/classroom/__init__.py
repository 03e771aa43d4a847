"""The live class: pupils take a lesson on their own devices, and the teacher sees how they go on."""
